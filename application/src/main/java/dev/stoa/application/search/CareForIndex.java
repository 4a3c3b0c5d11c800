package dev.stoa.application.search;

import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.search.IndexReport;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.Searched;
import dev.stoa.domain.search.TextIndex;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.LongConsumer;

/** Compares an index with what it must say, and repairs it, in units of a bounded size. */
final class CareForIndex {

  private static final int PAGE = 500;

  private final UnitOfWork unitOfWork;
  private final TextIndex index;

  CareForIndex(UnitOfWork unitOfWork, TextIndex index) {
    this.unitOfWork = unitOfWork;
    this.index = index;
  }

  IndexReport compare(Searched searched) {
    Tally tally = new Tally(searched.source());
    Option<String> after = Option.none();
    do {
      Option<String> from = after;
      Stretch stretch = unitOfWork.snapshot(() -> Stretch.read(searched, index, from, PAGE));
      tally.add(stretch);
      after = stretch.next();
    } while (after.isDefined());
    return tally.report(isSound(searched));
  }

  IndexReport repair(Searched searched, LongConsumer progress) {
    Tally tally = new Tally(searched.source());
    Option<String> after = Option.none();
    do {
      Option<String> from = after;
      Stretch stretch = unitOfWork.snapshot(() -> Stretch.read(searched, index, from, PAGE));
      if (stretch.hasFaults()) {
        write(() -> stretch.faults().forEach(id -> repair(searched, from, id)));
      }
      tally.add(stretch);
      progress.accept(tally.documents());
      after = stretch.next();
    } while (after.isDefined());
    boolean sound = isSound(searched);
    if (!sound) {
      write(() -> index.rebuild(searched.source()));
    }
    return tally.report(sound);
  }

  private boolean isSound(Searched searched) {
    return unitOfWork.run(() -> index.isSound(searched.source()));
  }

  /**
   * Somebody may change the thing at this very moment. Once the index has been written its row is
   * held, so what is looked at then stays true until this unit ends.
   */
  private void repair(Searched searched, Option<String> from, String id) {
    Option<SearchDocument> wanted = current(searched, from, id);
    apply(searched, wanted, id);
    Option<SearchDocument> now = current(searched, from, id);
    if (!now.equals(wanted)) {
      apply(searched, now, id);
    }
  }

  private void apply(Searched searched, Option<SearchDocument> wanted, String id) {
    if (wanted.isDefined()) {
      index.put(wanted.get());
    } else {
      index.remove(searched.source(), id);
    }
  }

  private Option<SearchDocument> current(Searched searched, Option<String> from, String id) {
    Option<String> after = from;
    while (true) {
      Seq<SearchDocument> page = searched.searchable(after, PAGE);
      Option<SearchDocument> found = page.find(one -> one.id().equals(id));
      if (found.isDefined() || page.size() < PAGE || Stretch.isPast(page.last().id(), id)) {
        return found;
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
