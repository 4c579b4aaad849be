import { useId, useRef, useState } from "react";
import { formatCount } from "#lib/format/count";
import { copyText } from "#src/data/browser/copy-text";
import { CodePicture } from "#src/ui/primitives/qr-code/code-picture";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { Button, ButtonLink, Cluster, Stack, Text } from "#src/ui/primitives/elements";
import { Field } from "#src/ui/primitives/field/field";
import * as styles from "./sections.module.css";
import { SAFE_LENGTH, type ShareLink } from "./share-link";

interface LinkSectionProps {
  readonly link: ShareLink;
  /** Share addresses of content/site.json; the stand's address is appended. */
  readonly share: NonNullable<Queries.ShareDialogQuery["site"]>["share"];
}

export function LinkSection({ link, share }: LinkSectionProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState("");
  const { address, path } = link;
  const copy = async () => {
    if (await copyText(address)) return setMessage("The link is copied.");
    // No clipboard access: the visitor can copy by keys.
    field.current?.select();
    return setMessage("The link is selected: copy it with your keyboard or menu.");
  };
  const shareUrl = (base: string) => base && `${base}${encodeURIComponent(address)}`;
  const targets = [
    ["Facebook", shareUrl(share.facebook)],
    ["Twitter", shareUrl(share.twitter)],
    ["LINE", shareUrl(share.line)],
    ["Open its page", path],
  ].filter(([, target]) => target !== "");
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id}>Send the link</h3>
      <Text size={4} soft className={styles.hint}>
        The link contains the whole stand. Anyone who opens it sees the stand and can change a copy.
      </Text>
      <Cluster className={styles.linkRow}>
        <Field
          ref={field}
          className={styles.link}
          type="text"
          readOnly
          value={address}
          aria-label="Link to this stand"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button shadow={1} className={styles.strong} onClick={copy}>
          Copy link
        </Button>
      </Cluster>
      {address.length > SAFE_LENGTH && (
        <p className={styles.warning}>
          The link has {formatCount(address.length)} characters. Some apps cut off links longer than{" "}
          {formatCount(SAFE_LENGTH)}: try it out, or send the picture.
        </p>
      )}
      <Text weight={700} className={styles.status} aria-live="polite">
        {message}
      </Text>
      <Cluster as="ul" className={styles.row}>
        {targets.map(([name, target = ""]) => (
          <li key={name}>
            <ButtonLink as={SiteLink} shadow={1} className={styles.plain} target={target} newTab>
              {name}
            </ButtonLink>
          </li>
        ))}
      </Cluster>
      <LinkCode key={address} address={address} />
    </section>
  );
}

/** Modules per side from which a code is hard to scan. */
const HARD_TO_SCAN = 110;

/** A drawn code, or the reason why there is none. */
type Code = { readonly path: string; readonly size: number } | string;

function LinkCode({ address }: { address: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState<Code>();
  const toggle = async () => {
    setOpen(!isOpen);
    if (!isOpen) setCode(await codeOf(address));
  };
  return (
    <Stack gap={3} className={styles.code}>
      <Button
        shadow={1}
        className={styles.plain}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        QR code
      </Button>
      <div id={id} hidden={!isOpen} aria-live="polite">
        {typeof code === "object" ? (
          <>
            <CodePicture className={styles.square} code={code} label="the link to this stand" />
            {code.size > HARD_TO_SCAN && (
              <Text size={4} soft className={styles.hint}>
                This code is dense: hold the camera close and still.
              </Text>
            )}
          </>
        ) : (
          code && (
            <Text size={4} soft className={styles.hint}>
              {code}
            </Text>
          )
        )}
      </div>
    </Stack>
  );
}

async function codeOf(address: string): Promise<Code> {
  const found = await import(
    /* webpackChunkName: "draw-qr" */ "#src/ui/primitives/qr-code/draw-qr"
  ).catch(() => undefined);
  if (!found) return "The QR code could not be loaded. Close it and open it again.";
  try {
    return found.drawQr(address);
  } catch {
    // The library rejects texts that exceed every code.
    return "This link is too long for a QR code. Copy it, or send the picture.";
  }
}
