import { Picture } from "#src/ui/primitives/picture/picture";
import type { UnitIdol } from "../unit-idol";
import * as styles from "./idol-face.module.css";

/** The round face of an idol, beside their name. */
export const IdolFace = ({ facePicture }: Pick<UnitIdol, "facePicture">) => (
  <Picture frame={styles.face} image={facePicture.small} alt="" sizes="84px" />
);
