import type { ReactNode } from 'react';

/** The picture of a gift, where there is one, beside what is said of it. */
export function GiftHead({ image, children }: { image?: string | undefined; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      {image ? (
        <img
          src={image}
          alt=""
          width={96}
          height={96}
          className="size-24 flex-none rounded-lg object-cover"
        />
      ) : null}
      <div className="min-w-0 flex-1 basis-36">{children}</div>
    </div>
  );
}
