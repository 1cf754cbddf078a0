import { CopyButton } from '#app/ui/copy-button.tsx';

/** A secret that is shown this once, to be copied. */
export function SecretField({ label, secret, copy }: { label: string; secret: string; copy: string }) {
  return (
    <>
      <label className="stack" htmlFor="secret">
        <span className="font-semibold">{label}</span>
        <input
          id="secret"
          className="control"
          readOnly
          value={secret}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <CopyButton text={secret}>{copy}</CopyButton>
    </>
  );
}
