import { createContext, useContext } from "react";
import { type Seat, WHEEL } from "#lib/calendar/birthday-wheel";
import type { Person } from "./birth-days";
import * as styles from "./face.module.css";

/** Address of the picture of the wheel, which has all faces, and the position of each by id. */
export interface Faces {
  wheel: string;
  seats: ReadonlyMap<number, Seat>;
}

export const FacesContext = createContext<Faces>({ wheel: "", seats: new Map() });

/** A face cropped from the picture of the wheel, so it needs no file of its own. */
export function Face({ person, className = "" }: { person: Person; className?: string }) {
  const { wheel, seats } = useContext(FacesContext);
  const seat = seats.get(person.id);
  if (!seat) return null;
  const { face, middle, size } = WHEEL;
  return (
    <svg
      className={`${styles.face} ${className}`}
      viewBox={`${middle - face} ${middle - seat.radius - face} ${face * 2} ${face * 2}`}
      aria-hidden="true"
    >
      <image
        href={wheel}
        width={size}
        height={size}
        transform={`rotate(${-Math.round(seat.angle * 10) / 10} ${middle} ${middle})`}
      />
    </svg>
  );
}
