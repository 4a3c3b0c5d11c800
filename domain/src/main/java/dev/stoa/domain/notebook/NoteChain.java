package dev.stoa.domain.notebook;

import io.vavr.collection.Seq;

/**
 * What a note grew out of, and what grew out of it.
 *
 * @param predecessors everything it took the place of, through however many steps; newest first
 * @param successors everything that took its place in turn; oldest first
 * @param whole whether nothing was left out: of more than {@link #MOST} on one side, the nearest
 *     are given
 */
public record NoteChain(Note note, Seq<Note> predecessors, Seq<Note> successors, boolean whole) {

  /** How many are given on each side. */
  public static final int MOST = 1_000;

  /** In the order in which they are promised. */
  public static NoteChain of(Note note, Seq<Note> before, Seq<Note> after) {
    return new NoteChain(
        note,
        before.sortBy(Note::position).take(MOST),
        after.sortBy(Note::position).reverse().take(MOST),
        before.size() <= MOST && after.size() <= MOST);
  }
}
