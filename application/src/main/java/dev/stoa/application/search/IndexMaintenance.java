package dev.stoa.application.search;

import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.search.IndexReport;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.Searched;
import dev.stoa.domain.search.TextIndex;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.LongConsumer;

/** Compares an index with what it must say, and repairs it, in units of a bounded size. */
final class IndexMaintenance {

  private static final int PAGE = 500;

  private final UnitOfWork unitOfWork;
  private final TextIndex index;

  IndexMaintenance(UnitOfWork unitOfWork, TextIndex index) {
    this.unitOfWork = unitOfWork;
    this.index = index;
  }

  IndexReport compare(Searched searched) {
    IndexTally tally = new IndexTally(searched.source());
    Option<String> after = Option.none();
    do {
      Option<String> from = after;
      IndexSlice slice = unitOfWork.snapshot(() -> IndexSlice.read(searched, index, from, PAGE));
      tally.add(slice);
      after = slice.next();
    } while (after.isDefined());
    return tally.report(isSound(searched));
  }

  IndexReport repair(Searched searched, LongConsumer progress) {
    IndexTally tally = new IndexTally(searched.source());
    Option<String> after = Option.none();
    do {
      Option<String> from = after;
      IndexSlice slice = unitOfWork.snapshot(() -> IndexSlice.read(searched, index, from, PAGE));
      if (slice.hasFaults()) {
        write(() -> mend(searched, slice, from));
      }
      tally.add(slice);
      progress.accept(tally.documents());
      after = slice.next();
    } while (after.isDefined());
    boolean sound = isSound(searched);
    write(
        () -> {
          if (sound) {
            index.optimize(searched.source());
          } else {
            index.rebuild(searched.source());
          }
        });
    return tally.report(sound);
  }

  private boolean isSound(Searched searched) {
    return unitOfWork.run(() -> index.isSound(searched.source()));
  }

  /**
   * A thing may change at this very moment. Once the index has been written its rows are held, so
   * what is read then stays true until this unit ends.
   */
  private void mend(Searched searched, IndexSlice seen, Option<String> from) {
    Seq<String> wrong = seen.faults();
    for (int round = 0; round < 2 && wrong.nonEmpty(); round++) {
      Seq<String> ids = wrong;
      Seq<SearchDocument> wanted =
          wanted(searched, from, ids.last()).filter(one -> ids.contains(one.id()));
      Seq<String> removed = ids.removeAll(wanted.map(SearchDocument::id));
      index.putAll(wanted);
      index.removeAll(searched.source(), removed);
      Seq<SearchDocument> now = wanted(searched, from, ids.last());
      Seq<SearchDocument> stored = index.named(searched.source(), ids);
      wrong = ids.filter(id -> !of(now, id).equals(of(stored, id)));
    }
  }

  private static Option<SearchDocument> of(Seq<SearchDocument> documents, String id) {
    return documents.find(one -> one.id().equals(id));
  }

  /** What ought to be indexed from after one id up to another. */
  private static Seq<SearchDocument> wanted(Searched searched, Option<String> from, String last) {
    Seq<SearchDocument> wanted = Vector.empty();
    Option<String> after = from;
    while (true) {
      Seq<SearchDocument> page = searched.searchable(after, PAGE);
      wanted = wanted.appendAll(page);
      if (page.size() < PAGE || IndexSlice.isPast(page.last().id(), last)) {
        return wanted;
      }
      after = Option.some(page.last().id());
    }
  }

  private void write(Runnable work) {
    unitOfWork.run(
        () -> {
          work.run();
          return true;
        });
  }
}
