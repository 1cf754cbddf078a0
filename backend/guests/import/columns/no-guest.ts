import { fileWords } from '#messages/guests/file/words.ts';
import { shownValue, type RowReading } from './column-kind.ts';

/** What a list says beside its guests: who wrote it, whom to call for what. */
const NOTE =
  /^[\s*•–-]*(?:(?:note|nb|n\.b\.?|p\.?s\.?)\s*[:.–-]|(?:prepared|compiled|list|made|updated)\s+by(?!\p{L})|for\s+(?:any|more|further|all)?\s*(?:quer(?:y|ies)|help|details?|info(?:rmation)?|assistance|directions?|bookings?|confirmation|address)(?!\p{L})|(?:please\s+|pls\s+|kindly\s+)?(?:contact|call)\s+(?:for|person|number|no|us|me)(?!\p{L})|r\.?s\.?v\.?p\.?(?!\p{L})|(?:last\s+)?updated(?:\s+on)?[\s:]+\P{L}|last\s+updated|(?:hall|venue|seating)\s+capacity|=\s*\p{L}|helpline|सूचना\s*:|नोट\s*:|संपर्क\s*:)/iu;
/** Who works at a wedding, and where it is. */
const WORKS =
  'cater(?:er|ers|ing)|decorat(?:or|ors|ion|ions)|photograph(?:er|ers|y)|videograph(?:er|ers|y)|florist|halwai|tent|tent house|dj|sound|lighting|band|ghodi|make-?up(?: artist)?|me[hn]+e?n?di (?:artist|wali|wala)|(?:event|wedding) (?:planner|manager)|travels?|travel agent|transport|bus|taxi|drivers?|hotel|resort|banquet|venue|hall|lawns?|guest house|dharamshala|reception|manager|security|parking|printer|कैटरर|केटरर|हलवाई|टेंट|होटल|डेकोरेटर|फोटोग्राफर|ड्राइवर|मैनेजर';
const WORKS_ALONE = new RegExp(`^\\s*(?:the )?(?:${WORKS})\\s*(?:$|[:–—(]|-)`, 'iu');
/** Before a name, and behind one, only what nobody is called. */
const WORKS_BEFORE =
  /^\s*(?:hotel|resort|caterers?|catering|decorators?|photographer|banquet|tent house|dharamshala|travel agent|होटल|हलवाई)\s+(?!(?:uncle|aunty|bhai(?:ya)?|ji|sahab|saab)(?!\p{L}))\p{L}/iu;
const WORKS_BEHIND =
  /\p{L}\s+(?:reception|caterers?|catering|decorators?|tent house|travels|banquets?|photography|lawns?|resorts?|caterings?|events)\s*$/iu;

/** Above numbers that are nobody's who comes: *Important contacts*. */
const SECTION =
  /^[\s*•–-]*(?:(?:important|useful|emergency|key|other)\s+(?:contacts?|numbers?|nos?\.?)|vendors?|(?:our )?vendor (?:list|contacts?)|service providers?|suppliers?|contact persons?|helpline|team contacts?)\s*:?\s*$/iu;
export const headsNoGuests = (text: string): boolean => SECTION.test(text);

/** Whether a text says who works at the event, or whom to call, and not who comes. */
export function isNoGuest(text: string): boolean {
  const name = text.replace(NUMBER_BEHIND, '');
  return NOTE.test(name) || WORKS_ALONE.test(name) || WORKS_BEFORE.test(name) || WORKS_BEHIND.test(name);
}
const NUMBER_BEHIND = /[\s,]+\+?\p{Nd}[\p{Nd}\s-]{6,}$/u;

/** Points at a guest who may be none. */
export function sayNoGuest(text: string, row: Pick<RowReading, 'troubles'>): void {
  const value = shownValue(text);
  row.troubles.push({ kind: 'name', value, message: (at) => fileWords.perhapsNoGuest(at, value) });
}
