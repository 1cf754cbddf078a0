import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A photo of two people, drawn, as a file for a field. */
export async function photoOfTwo(width = 1600, height = 1200) {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" width="${width}" height="${height}">
    <rect width="160" height="120" fill="#f2c28b"/><circle cx="120" cy="30" r="14" fill="#fff3d6"/>
    <path d="M0 90q40-30 80-10t80-10v50H0z" fill="#7a8f4f"/>
    <circle cx="66" cy="58" r="11" fill="#a8704a"/><path d="M46 120q0-48 20-48t20 48z" fill="#a8124f"/>
    <circle cx="96" cy="52" r="11" fill="#8a5a3c"/><path d="M76 120q0-54 20-54t20 54z" fill="#22406b"/></svg>`;
  return {
    name: 'us.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp(Buffer.from(drawn)).jpeg().toBuffer(),
  };
}

/** Puts a photo on the page of an event, for a journey that is not about it. */
export async function putPhoto(page: Pick<Page, 'request'>, eventId: string): Promise<void> {
  const answer = await page.request.fetch(`/events/${eventId}/photo`, {
    method: 'PUT',
    headers: { Origin: process.env.E2E_APP_URL ?? '' },
    multipart: { image: await photoOfTwo() },
  });
  if (!answer.ok()) throw new Error(`The photo was answered ${answer.status()}: ${await answer.text()}`);
}
