package dev.stoa.domain.notebook;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * One note that replaces others.
 *
 * <p>The replacement is always new, and no note is replaced twice, so chains have no cycles.
 *
 * @param synthesis the new note; core if any of the others was
 * @param replaced the others, archived and pointing to it
 */
public record Replacement(Note synthesis, Seq<Note> replaced) {

  /** Maximum number of notes replaced by one. */
  public static final int MAX_REPLACED = 100;

  /** Refuses archived or already replaced notes; then nothing is replaced. */
  public static Either<NoteRefused, Replacement> of(
      Note fresh, Seq<Note> others, Option<String> why) {
    if (others.isEmpty()) {
      return Either.left(new NoteRefused.NothingToReplace());
    }
    Seq<Note> replaced = Vector.empty();
    for (Note other : others) {
      Either<NoteRefused, Note> removed =
          other.ownedBy(fresh.agent()).flatMap(o -> o.supersede(fresh.id(), fresh.createdAt()));
      if (removed.isLeft()) {
        return Either.left(removed.getLeft());
      }
      replaced = replaced.append(removed.get());
    }
    return Either.right(
        new Replacement(fresh.asSynthesis(others.exists(Note::core), why), replaced));
  }
}
