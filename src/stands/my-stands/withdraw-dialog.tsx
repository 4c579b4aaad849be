import { ConfirmDialog } from "#src/ui/primitives/confirm-dialog/confirm-dialog";
import type { ShelvedStand } from "./shelf";

interface WithdrawDialogProps {
  readonly stand: ShelvedStand;
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** Asks whether a stand of one's own is to come down. */
export default function WithdrawDialog({ stand, onAnswer }: WithdrawDialogProps) {
  return (
    <ConfirmDialog question={`Take “${stand.title}” down?`} onAnswer={onAnswer}>
      <p>
        {stand.state === "device"
          ? "It is removed from this device. Whoever has a link to it can still see it."
          : "It leaves the exhibition for good, with its cheers. It cannot be hung again."}
      </p>
    </ConfirmDialog>
  );
}
