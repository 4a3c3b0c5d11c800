package dev.stoa.application.notebook;

import dev.stoa.application.search.FoldTexts;
import dev.stoa.application.search.Written;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NoteRefused;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.notebook.Notes;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SimilarTexts;
import dev.stoa.domain.search.TextFate;
import dev.stoa.domain.search.Variant;
import dev.stoa.domain.search.VariantId;
import dev.stoa.domain.search.WhenSimilar;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/** The step of storing notes with regard to those of the agent that say nearly the same. */
final class FoldNotes {

  private final Notes notes;
  private final FindNote find;
  private final StoreNotes keep;
  private final FoldTexts fold;

  FoldNotes(Notes notes, FindNote find, StoreNotes keep, FoldTexts fold) {
    this.notes = notes;
    this.find = find;
    this.keep = keep;
    this.fold = fold;
  }

  /** What is to become of a new note. */
  Either<NoteRefused, SimilarTexts> decide(Note fresh, WhenSimilar when) {
    return fold.decide(fresh.document(), when).mapLeft(NoteRefused.Similar::new);
  }

  /** As {@link #decide} and {@link #write} at once. */
  Either<NoteRefused, Written<Note>> fold(Note fresh, WhenSimilar when) {
    return decide(fresh, when).map(found -> write(fresh, found));
  }

  /** Stores a note as was decided; if the other is gone since then, as a new one. */
  Written<Note> write(Note fresh, SimilarTexts found) {
    Option<Note> other =
        found
            .target()
            .flatMap(id -> notes.lock(Vector.of(new NoteId(id))).headOption())
            .filter(note -> note.archivedAt().isEmpty())
            .filter(note -> note.core() || !fresh.core());
    if (other.isEmpty()) {
      keep.add(Vector.of(fresh));
      return Written.added(fresh, found);
    }
    TextFate fate =
        found.fate() == TextFate.KNOWN
            ? TextFate.KNOWN
            : fold.merge(fresh.document(), other.get().id().value());
    return new Written<>(other.get(), fate, found.similar());
  }

  Seq<Variant> variants(Note note) {
    return fold.variantsOf(SearchSource.NOTE, note.id().value());
  }

  /**
   * Stores a variant as a note of its own.
   *
   * @param made the note of a draft
   */
  Either<NoteRefused, Note> takeOut(
      AgentId agent, VariantId id, Function<NoteDraft, Either<NoteRefused, Note>> made) {
    return fold.lock(SearchSource.NOTE, id)
        .<NoteRefused>mapLeft(NoteRefused.Similar::new)
        .flatMap(
            variant ->
                find.lock(agent, variant.item())
                    .flatMap(from -> made.apply(draft(variant, from)))
                    .peek(
                        own -> {
                          keep.add(Vector.of(own));
                          fold.takenOut(variant, own.id().value());
                        }));
  }

  private static NoteDraft draft(Variant variant, Note from) {
    return new NoteDraft(new NoteTopic(variant.title()), variant.body(), false, from.origin());
  }
}
