import { observer } from "mobx-react-lite";
import { useEffect, useId, useState } from "react";
import { LONGEST } from "#lib/play/unit/unit-document";
import { Field } from "#src/ui/primitives/field/field";
import { Stack, Text } from "#src/ui/primitives/elements";
import type { UnitSession } from "../unit-session";

/** The unit's name, which becomes its lettering, and its slogan. */
export const NameStep = observer(function NameStep({ session }: { session: UnitSession }) {
  return (
    <Stack gap={4}>
      <TextField session={session} field="name" label="Name" hint="It becomes the lettering." />
      <TextField
        session={session}
        field="slogan"
        label="Slogan"
        hint="A line below the name, or nothing."
      />
    </Stack>
  );
});

interface TextFieldProps {
  readonly session: UnitSession;
  readonly field: "name" | "slogan";
  readonly label: string;
  readonly hint: string;
}

const TextField = observer(function TextField({ session, field, label, hint }: TextFieldProps) {
  const id = useId();
  const kept = session.unit[field];
  // As typed: the unit has no space at its end.
  const [typed, setTyped] = useState(kept);
  useEffect(() => setTyped((before) => (before.trim() === kept ? before : kept)), [kept]);
  return (
    <div>
      <Text as="label" weight={800} htmlFor={id}>
        {label}
      </Text>
      <Field
        id={id}
        type="text"
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        maxLength={LONGEST[field]}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          session.setText(field, target.value);
        }}
        onBlur={() => session.history.endRun()}
      />
      <Text size={3} soft id={`${id}-hint`}>
        {hint} {LONGEST[field]} letters at most.
      </Text>
    </div>
  );
});
