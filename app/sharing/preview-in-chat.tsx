import type { LinkPreview } from '#app/event-page/link-preview.server.ts';
import { Card } from '#app/ui/card.tsx';
import { htmlLanguages, type Language } from '#messages/language.ts';
import * as sharingWords from '#messages/sharing/en.ts';

/** What a messenger makes of the link: the same title, description and picture as the tags of the guest's page. */
export function PreviewInChat({ preview, language }: { preview: LinkPreview; language: Language }) {
  const { title, description, picture, width, height } = preview;
  return (
    <Card title={sharingWords.previewTitle} className="stack">
      <div lang={htmlLanguages[language]} className="overflow-hidden rounded-lg border border-line">
        <img
          // by its path: the page may be open under another name of the site
          src={new URL(picture).pathname}
          width={width}
          height={height}
          alt=""
          className="h-auto w-full"
        />
        <div className="p-3">
          <p className="font-semibold wrap-anywhere">{title}</p>
          <p className="text-sm wrap-anywhere text-ink-soft">{description}</p>
        </div>
      </div>
      <p className="field-help">{sharingWords.previewHelp}</p>
    </Card>
  );
}
