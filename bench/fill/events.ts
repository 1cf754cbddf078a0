import { organiserOf, somebody, startsAt, type FillSize, type Statement } from './size.ts';

/** SQL: every event by its number `e`, with how many guests it has. */
const eachEvent = ({ events, guests, crowd }: FillSize) =>
  `(select e, case when e = 1 then ${crowd} else ${guests} end as many from generate_series(1, ${events}) as e) as each_event`;

/** SQL: every guest by the numbers of their event, `e`, and of their own, `g`. */
const eachGuest = (size: FillSize) => `${eachEvent(size)}, lateral generate_series(1, many) as g`;

/** SQL: a moment a number of days before the event number `e`, never ahead of now by much. */
const daysBefore = (size: FillSize, days: number) =>
  `least(now() - interval '1 hour', ${startsAt(size)} - interval '${days} days')`;

/** Events with all they have but money: guests, answers, what was sent to whom, gifts, functions, hosts. */
export const events: readonly Statement[] = [
  (size) => `
    insert into events (id, organiser_id, request_id, event_type, event_name, description, date, time, time_zone, starts_at, venue_name, venue_location,
      reply_by, story, photo_id, guest_count, gift_count, created_at, updated_at)
    select 'filled-event-' || e, ${organiserOf(size)}, 'filled-' || e, 'wedding', 'Meera weds Arjun, number ' || e, repeat('With joy we invite you and your family. ', 20),
      to_char(at, 'YYYY-MM-DD'), '19:30', 'Asia/Kolkata', at, 'Taj Lake Palace', 'Pichola, Udaipur', case when e % 2 = 0 then to_char(at - interval '10 days', 'YYYY-MM-DD') end,
      repeat('We met in the rain. ', 20), 'filled-image-' || e || '-photo', many, ${size.gifts}, ${daysBefore(size, 90)}, ${daysBefore(size, 90)}
    from (select e, many, ${startsAt(size)} as at from ${eachEvent(size)}) as each_event`,
  (size) => `
    insert into guests (id, event_id, position, first_name, last_name, phone, email, with_family, user_id, link_key, created_at)
    select 'filled-guest-' || e || '-' || g, 'filled-event-' || e, g, 'Guest' || g, 'Sharma', '+91' || (9000000000 + g), 'guest' || g || '-' || e || '@example.in', g % 2 = 0,
      case when g % 20 = 0 then ${somebody(size, 'e * 7 + g')} end, md5(e || '-' || g), ${daysBefore(size, 80)}
    from ${eachGuest(size)}`,
  (size) => `
    insert into replies (guest_id, event_id, rsvp, source, adults, children, updated_at)
    select 'filled-guest-' || e || '-' || g, 'filled-event-' || e, case when g % 10 < 5 then 'yes' else 'no' end, 'email', case when g % 10 < 5 then 2 else 0 end, 0, ${daysBefore(size, 40)}
    from ${eachGuest(size)} where g % 10 < 7`,
  (size) => `
    insert into deliveries (id, event_id, guest_id, kind, channel, address, status, attempts, created_at, updated_at)
    select 'filled-invitation-' || e || '-' || g, 'filled-event-' || e, 'filled-guest-' || e || '-' || g, 'invitation', 'email', 'guest' || g || '-' || e || '@example.in',
      case when g % 50 = 0 then 'bounced' else 'sent' end, 1, ${daysBefore(size, 79)}, ${daysBefore(size, 79)}
    from ${eachGuest(size)}`,
  (size) => `
    insert into deliveries (id, event_id, guest_id, kind, channel, address, status, attempts, provider_ref, created_at, updated_at)
    select 'filled-reminder-' || e || '-' || g, 'filled-event-' || e, 'filled-guest-' || e || '-' || g, 'reminder', 'whatsapp', '+91' || (9000000000 + g),
      'delivered', 1, 'filled-' || e || '-' || g, ${daysBefore(size, 20)}, ${daysBefore(size, 20)}
    from ${eachGuest(size)} where g % 10 >= 7 and e % 2 = 0`,
  () => `
    insert into deliveries (id, event_id, guest_id, kind, channel, address, status, not_before)
    select 'filled-waiting-' || e, 'filled-event-' || e, 'filled-guest-' || e || '-1', 'update', 'email', 'guest1-' || e || '@example.in', 'queued', now() + interval '1 day'
    from generate_series(10, 200, 10) as e`,
  (size) => `
    insert into contacted_addresses (organiser_id, address_hash, day, written_at)
    select ${organiserOf(size)}, encode(sha256(convert_to('guest' || g || '-' || e || '@example.in', 'UTF8')), 'hex'), to_char(at, 'YYYY-MM-DD'), at
    from (select e, g, ${daysBefore(size, 79)} as at from ${eachGuest(size)}) as written where at > now() - interval '364 days'
    on conflict do nothing`,
  (size) => `
    insert into refused_addresses (organiser_id, address_hash, kind, created_at)
    select ${organiserOf(size)}, encode(sha256(convert_to('guest50-' || e || '@example.in', 'UTF8')), 'hex'), 'bounced', now() - interval '364 days' * random()
    from ${eachEvent(size)}`,
  (size) =>
    `insert into unsubscribed_addresses (email, event_id) select 'guest1-' || e || '@example.in', 'filled-event-' || e from ${eachEvent(size)}`,
  (size) =>
    `insert into stopped_numbers (phone, event_id) select '+91' || (8000000000 + e), '' from ${eachEvent(size)}`,
  (size) => `
    insert into old_unsubscribe_links (guest_id, email)
    select 'filled-guest-' || e || '-2', 'guest2-' || e || '@example.in' from ${eachEvent(size)}`,
  (size) => `
    insert into invitee_requests (event_id, request_id, body_hash, answer, created_at)
    select 'filled-event-' || e, 'filled', '', '{}', now() - interval '29 days' * random() from ${eachEvent(size)}`,
  (size) => `
    insert into gifts (id, event_id, position, name, price_paise, link, type, purchased_at)
    select 'filled-gift-' || e || '-' || n, 'filled-event-' || e, n, 'Gift number ' || n, 125000 + n, 'https://shop.example/item', 'home', case when n % 4 = 3 then now() end
    from ${eachEvent(size)}, generate_series(1, ${size.gifts}) as n`,
  (size) => `
    insert into event_functions (id, event_id, position, name, date, everyone)
    select 'filled-function-' || e || '-' || f, 'filled-event-' || e, f, 'Function ' || f, to_char(${startsAt(size)}, 'YYYY-MM-DD'), f = 1
    from ${eachEvent(size)}, generate_series(1, 3) as f where e % 3 = 0`,
  (size) => `
    insert into function_guests (function_id, guest_id)
    select 'filled-function-' || e || '-2', 'filled-guest-' || e || '-' || g from ${eachGuest(size)} where e % 3 = 0 and g % 2 = 0`,
  (size) => `
    insert into function_replies (function_id, guest_id, people)
    select 'filled-function-' || e || '-1', 'filled-guest-' || e || '-' || g, 2 from ${eachGuest(size)} where e % 3 = 0 and g % 10 < 5`,
  (size) => `
    insert into event_questions (id, event_id, position, kind, question)
    select 'filled-question-' || e || '-' || q, 'filled-event-' || e, q, 'text', 'How do you come?' from ${eachEvent(size)}, generate_series(1, 2) as q`,
  (size) => `
    insert into reply_answers (question_id, guest_id, answer)
    select 'filled-question-' || e || '-1', 'filled-guest-' || e || '-' || g, '{By car}' from ${eachGuest(size)} where g % 10 < 5 and e % 2 = 0`,
  (size) => `
    insert into event_hosts (id, event_id, email, role, user_id, accepted_at, expires_at, mail)
    select 'filled-host-' || e, 'filled-event-' || e, 'host' || e || '@example.in', 'editor', ${somebody(size, 'e * 3')}, now(), now(), 'sent' from ${eachEvent(size)}`,
  (size) => `
    insert into event_reminders (event_id, days_before, saved_at)
    select 'filled-event-' || e, '{7,2}', ${daysBefore(size, 80)} from ${eachEvent(size)} where e % 2 = 0`,
  (size) => `
    insert into reminder_runs (event_id, due_on, created_at)
    select 'filled-event-' || e, to_char(at, 'YYYY-MM-DD'), at
    from (select e, ${startsAt(size)} - interval '10 days' - interval '1 day' * days as at from ${eachEvent(size)}, unnest('{7,2}'::int[]) as days where e % 2 = 0) as run
    where at::date between (now() - interval '399 days')::date and now()::date + 1`,
  (size) => `
    insert into planned_sendings (event_id, send_at, channel, created_at)
    select 'filled-event-' || e, now() + interval '1 day' * (1 + e % 30), 'auto', now() from ${eachEvent(size)} where e % 10 = 0`,
  // the triggers that keep it are left out
  () => `select event_reminders_plan(event_id) from event_reminders`,
  (size) => `
    insert into guest_messages (id, event_id, request_id, audience, text, function_id, created_at)
    select 'filled-words-' || e, 'filled-event-' || e, 'filled', 'all', 'Bring a coat', case when e % 3 = 0 then 'filled-function-' || e || '-1' end, now() - interval '399 days' * random()
    from ${eachEvent(size)}`,
  (size) => `
    insert into images (id, owner_id, media_type, width, height, bytes, thumbnail, shown, created_at)
    select 'filled-image-' || e || '-' || kind, ${organiserOf(size)}, 'image/png', 100, 100, 'x', 'x', true, ${daysBefore(size, 80)}
    from ${eachEvent(size)}, unnest('{photo,wide,tall,print,tool}'::text[]) as kind`,
  (size) => `
    insert into event_designs (event_id, selection, photo_id, drawn, wide_image_id, tall_image_id, print_image_id)
    select 'filled-event-' || e, '{}', 'filled-image-' || e || '-photo', 'filled', 'filled-image-' || e || '-wide', 'filled-image-' || e || '-tall', 'filled-image-' || e || '-print'
    from ${eachEvent(size)}`,
  (size) => `
    insert into design_tool_pictures (event_id, image_id, design_id, chosen_at)
    select 'filled-event-' || e, 'filled-image-' || e || '-tool', 'filled', now() from ${eachEvent(size)}`,
  (size) => `
    insert into design_tool_exports (id, user_id, event_id, design_id, status, image_id, created_at, updated_at)
    select 'filled-export-' || e, ${organiserOf(size)}, 'filled-event-' || e, 'filled', 'ready', 'filled-image-' || e || '-tool', now() - interval '179 days' * random(), now() - interval '179 days' * random()
    from ${eachEvent(size)}`,
  (size) => `
    insert into place_positions (place_id, lat, lng, fetched_at)
    select 'filled-place-' || e, 24.5, 73.7, now() - interval '28 days' * random() from ${eachEvent(size)}`,
];
