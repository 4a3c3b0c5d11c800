package dev.stoa.domain.notebook;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * One note that takes the place of others.
 *
 * <p>The one that takes it is always new, and none is ever replaced twice: so no note comes before
 * itself, however often notes are replaced.
 *
 * @param synthesis the new note; core if any of the others was
 * @param replaced the others, archived and pointing to it
 */
public record Replacement(Note synthesis, Seq<Note> replaced) {

  /** More than anybody melts into one. */
  public static final int MAX_REPLACED = 100;

  /** Refuses what is archived or was replaced before, and then nothing is replaced at all. */
  public static Either<NoteRefused, Replacement> of(
      Note fresh, Seq<Note> others, Option<String> why) {
    if (others.isEmpty()) {
      return Either.left(new NoteRefused.NothingToReplace());
    }
    Seq<Note> replaced = Vector.empty();
    for (Note other : others) {
      Either<NoteRefused, Note> gone =
          other.ownedBy(fresh.agent()).flatMap(o -> o.supersede(fresh.id(), fresh.createdAt()));
      if (gone.isLeft()) {
        return Either.left(gone.getLeft());
      }
      replaced = replaced.append(gone.get());
    }
    return Either.right(
        new Replacement(fresh.asSynthesis(others.exists(Note::core), why), replaced));
  }
}
