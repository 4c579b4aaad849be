import { ChoiceLink } from "#src/ui/primitives/choice-link/choice-link";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as letters from "#src/ui/primitives/letters.module.css";
import { compareAddress, type CompareView } from "./compare-address";
import type { CompareCharacter } from "./comparison";
import { findName } from "./find-name";
import * as inputs from "#src/ui/primitives/inputs.module.css";
import * as styles from "./unknown-names.module.css";

interface UnknownNamesProps {
  view: CompareView;
  characters: readonly CompareCharacter[];
}

/** Names of the address that nobody has, each with those that come nearest. */
export function UnknownNames({ view, characters }: UnknownNamesProps) {
  if (view.unknown.length === 0) return null;
  return (
    <div className={styles.box} role="alert">
      {view.unknown.map((written) => {
        const { one, several } = findName(written, characters);
        return (
          <p key={written} className={`${shapes.line} ${letters.bold}`}>
            Nobody here is called “{written.slice(0, 40)}”. Did you mean{" "}
            {(one ? [one] : several.slice(0, 3)).map(({ cname, name }) => (
              <ChoiceLink
                key={cname}
                className={inputs.choice}
                address={compareAddress([...view.cnames, cname], view)}
                isChosen={false}
              >
                {name}
              </ChoiceLink>
            ))}
          </p>
        );
      })}
    </div>
  );
}
