import type { PhoneStore } from "#src/data/downloads/stores-of-phones";
import * as styles from "./app-store.module.css";

/** What hangs over a door: a tablet and a phone of its kind, drawn without anybody's mark. */
export function DoorSign({ store }: { store: PhoneStore }) {
  return (
    <svg className={styles.sign} viewBox="0 0 200 120" aria-hidden="true" focusable="false">
      {store === "ios" ? (
        <>
          <rect className={styles.shell} x="18" y="12" width="116" height="96" rx="12" />
          <rect className={styles.glass} x="30" y="24" width="92" height="72" rx="4" />
          <rect className={styles.shell} x="122" y="36" width="46" height="76" rx="11" />
          <rect className={styles.screen} x="130" y="44" width="30" height="60" rx="4" />
          <path className={styles.mark} d="M66 72V44l26-5v27" />
          <circle className={styles.dot} cx="60" cy="73" r="7" />
          <circle className={styles.dot} cx="86" cy="67" r="7" />
        </>
      ) : (
        <>
          <rect className={styles.shell} x="66" y="8" width="66" height="106" rx="13" />
          <rect className={styles.glass} x="76" y="20" width="46" height="76" rx="3" />
          <circle className={styles.dot} cx="99" cy="104" r="4" />
          <path className={styles.mark} d="M92 66V40l18-4v24" />
          <circle className={styles.dot} cx="87" cy="67" r="6" />
          <circle className={styles.dot} cx="105" cy="61" r="6" />
          <path
            className={styles.wave}
            d="M48 36q-14 24 0 48M34 26q-22 34 0 68M150 36q14 24 0 48M164 26q22 34 0 68"
          />
        </>
      )}
    </svg>
  );
}
