import { type ComponentProps, type FormEvent, useId } from "react";
import type { UnitId } from "#content/types";
import { plainLine } from "#lib/text/plain-line";
import { isUnit } from "#lib/stand/document/restore";
import { limitedTo } from "#src/ui/primitives/limited-text";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { legalPath } from "#lib/content/model/pages/paths";
import { Field } from "#src/ui/primitives/field/field";
import { Button, Cluster, Stack } from "#src/ui/primitives/elements";
import type { UnitName } from "../stand";
import { LONGEST } from "../store/stored-stands";
import type { Publication } from "../my-stands/publish-stand";
import * as styles from "./sections.module.css";

export type PublishFields = Omit<Publication, "document">;

interface PublishFormProps {
  readonly first: { readonly title: string; readonly unit: UnitId };
  readonly units: readonly UnitName[];
  /** True if the visitor must agree to the rules of the exhibition. */
  readonly hasRules: boolean;
  readonly isSending: boolean;
  readonly onSubmit: (fields: PublishFields) => void;
}

export function PublishForm({ first, units, hasRules, isSending, onSubmit }: PublishFormProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [title = "", author, unit] = ["title", "author", "unit"].map((name) =>
      plainLine(String(fields.get(name))).trim(),
    );
    if (isSending || title === "" || !isUnit(unit)) return;
    onSubmit({ title, ...(author && { author }), unit });
  };
  const text = (name: "title" | "author", more?: ComponentProps<"input">) => (
    <Field
      id={`${id}-${name}`}
      type="text"
      {...limitedTo(LONGEST[name])}
      autoComplete="off"
      name={name}
      {...more}
    />
  );
  return (
    <Stack as="form" gap={1} className={styles.form} onSubmit={submit}>
      <label htmlFor={`${id}-title`}>Title</label>
      {/* Not only spaces. */}
      {text("title", { required: true, pattern: ".*\\S.*", defaultValue: first.title })}
      <label htmlFor={`${id}-author`}>
        Your name <small>if you like; not your real one</small>
      </label>
      {text("author")}
      <label htmlFor={`${id}-unit`}>For</label>
      <Field as="select" id={`${id}-unit`} name="unit" defaultValue={first.unit}>
        {units.map(({ id: key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Field>
      {hasRules && (
        <Cluster as="p" align="center" className={styles.rules}>
          <input id={`${id}-rules`} type="checkbox" required />
          <label htmlFor={`${id}-rules`}>I have read the rules.</label>{" "}
          <SiteLink target={legalPath("protocol")} newTab>
            The rules of the exhibition
          </SiteLink>
        </Cluster>
      )}
      <Button shadow={1} className={styles.strong} type="submit" aria-disabled={isSending}>
        {hasRules ? (isSending ? "Sending …" : "Send it in") : "Hang it on this device"}
      </Button>
    </Stack>
  );
}
