import { Component, type ReactNode } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import * as venueWords from '#messages/events/venue/en.ts';

/** Whatever breaks in the map, which is not ours, leaves the form and what was typed into it alone. */
export class MapBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Alert tone="error">{venueWords.mapFailed}</Alert> : this.props.children;
  }
}
