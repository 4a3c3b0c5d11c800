package dev.stoa.domain.notebook;

import io.vavr.collection.Seq;

/**
 * The predecessors and successors of a note.
 *
 * @param predecessors everything it replaced, directly or indirectly; newest first
 * @param successors everything that replaced it, directly or indirectly; oldest first
 * @param whole whether nothing was left out: of more than {@link #MOST} on one side, the nearest
 *     are given
 */
public record NoteChain(Note note, Seq<Note> predecessors, Seq<Note> successors, boolean whole) {

  /** Maximum number on each side. */
  public static final int MOST = 1_000;

  /** Sorted as documented above. */
  public static NoteChain of(Note note, Seq<Note> before, Seq<Note> after) {
    return new NoteChain(
        note,
        before.sortBy(Note::position).take(MOST),
        after.sortBy(Note::position).reverse().take(MOST),
        before.size() <= MOST && after.size() <= MOST);
  }
}
