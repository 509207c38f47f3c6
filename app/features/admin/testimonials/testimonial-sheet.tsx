import { Sheet } from '../sheet';
import { TestimonialForm } from './testimonial-form';

interface TestimonialSheetProps {
  onAdded(): void;
  onClose(): void;
}

export function TestimonialSheet({ onAdded, onClose }: TestimonialSheetProps) {
  return (
    <Sheet title="Add testimonial" onClose={onClose}>
      <TestimonialForm
        onAdded={() => {
          onAdded();
          onClose();
        }}
      />
    </Sheet>
  );
}
