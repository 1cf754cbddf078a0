import type { Page } from '@playwright/test';

/** What the stand-in for Google's map was told, in the page. */
export interface FakeMap {
  centre: { lat: number; lng: number };
  zoom: number;
  markers: { lat: number; lng: number }[];
}

/**
 * Stands in for Google's script, which tests do not fetch: a map with as much behind it as
 * the product asks of it. @returns the addresses of Google that were asked for
 */
export async function fakeGoogleMap(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(/^https:\/\/[^/]*(googleapis|gstatic|google)\.com\//, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return requests;
}

export const mapInPage = (page: Page): Promise<FakeMap> =>
  page.evaluate(() => (window as unknown as { fakeMap: FakeMap }).fakeMap);

/** Presses on the map at a position. */
export const pressMap = (page: Page, lat: number, lng: number): Promise<void> =>
  page.evaluate(
    ([north, east]) =>
      (window as unknown as { pressFakeMap: (lat?: number, lng?: number) => void }).pressFakeMap(north, east),
    [lat, lng],
  );

const script = `
(() => {
  const state = { centre: null, zoom: 0, markers: [] };
  window.fakeMap = state;
  const latLng = (at) => ({ lat: () => (typeof at.lat === 'function' ? at.lat() : at.lat), lng: () => (typeof at.lng === 'function' ? at.lng() : at.lng) });
  const plain = (at) => ({ lat: latLng(at).lat(), lng: latLng(at).lng() });
  class Base {
    constructor() { this.listeners = {}; }
    addListener(name, call) { (this.listeners[name] ??= []).push(call); return { remove() {} }; }
    setOptions() {} set() {} setValues() {} unbindAll() {}
  }
  class Map extends Base {
    constructor(element, options) {
      super();
      element.textContent = 'a map';
      if (options?.center) state.centre = plain(options.center);
      if (options?.zoom) state.zoom = options.zoom;
      window.pressFakeMap = (lat, lng) => (this.listeners.click ?? []).forEach((call) => call({ latLng: latLng({ lat, lng }) }));
    }
    setCenter(at) { state.centre = plain(at); }
    setZoom(zoom) { state.zoom = zoom; }
    panTo(at) { state.centre = plain(at); }
    getCenter() { return latLng(state.centre); }
    setClickableIcons() {} setHeading() {} setMapTypeId() {} setStreetView() {} setTilt() {}
  }
  class Marker extends Base {
    constructor(options) { super(); if (options?.position) this.setPosition(options.position); }
    setPosition(at) { if (!this.at) state.markers.push(this.at = {}); Object.assign(this.at, plain(at)); }
    setMap(map) { if (!map) state.markers.splice(state.markers.indexOf(this.at), 1); }
    setTitle() {} setAnimation() {} setVisible() {} setZIndex() {}
  }
  const event = { addListener: (on, name, call) => on.addListener(name, call), removeListener() {}, clearInstanceListeners() {} };
  const maps = (window.google ??= {}).maps ??= {};
  const ready = maps.__ib__;
  Object.assign(maps, { Map, Marker, event, LatLng: class { constructor(lat, lng) { Object.assign(this, latLng({ lat, lng })); } }, importLibrary: async () => maps });
  ready?.();
})();`;
