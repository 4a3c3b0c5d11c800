package dev.stoa.adapter.jooq.search;

import dev.stoa.adapter.jooq.search.SegmentRows.Listed;
import dev.stoa.adapter.jooq.search.WordStates.State;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.words.MissingChunk;
import dev.stoa.adapter.jooq.words.SegmentBuilder;
import dev.stoa.adapter.jooq.words.SegmentBytes;
import dev.stoa.adapter.jooq.words.SegmentMerge;
import dev.stoa.adapter.jooq.words.SegmentView;
import dev.stoa.adapter.jooq.words.TailText;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.search.SearchSource;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Makes segments of new texts and merges them.
 *
 * <p>A step reads and computes in a unit that blocks no writer, and then stores the result in
 * another, unless the segments have changed meanwhile.
 */
final class SegmentCare {

  /** The number of segments of a size that become one. */
  private static final int MERGED = 8;

  /** How many times {@link #few} a segment has that is not merged with others. */
  private static final int FULL = 128;

  /** How many times as many texts a new segment is made of at most. */
  private static final int MOST = 64;

  /** As above, where the unit that makes it has written few, and is not to wait for long. */
  private static final int MOST_AT_ONCE = 8;

  /** A segment is made anew once more than one in this many of its texts is dead. */
  private static final int DEAD_SHARE = 4;

  /** The number of texts in no segment, and of dead ones, that a question bears easily. */
  private final int few;

  private final UnitOfWork unitOfWork;
  private final WordStore store;
  private final WordStates states;
  private final SegmentRows rows;

  SegmentCare(
      JooqSession session, UnitOfWork unitOfWork, SearchSource source, WordStore store, int few) {
    this.few = few;
    this.unitOfWork = unitOfWork;
    this.store = store;
    this.states = new WordStates(session, source);
    this.rows = new SegmentRows(session, source);
  }

  /**
   * What is to be put in place.
   *
   * @param replaced the segments that it is made of, as they were
   * @param cut up to where texts are in segments then
   */
  private record Step(State seen, SegmentBytes made, List<Listed> replaced, long cut) {}

  /**
   * Does a part of what is due after a unit, outside of every unit: one merge at most, because the
   * writer waits for it, and there is less than one for each new segment.
   *
   * @param many whether the unit has written many texts
   */
  void runAfter(boolean many) {
    foldMany();
    boolean more = isDone(() -> newSegment(few * (many ? MOST : MOST_AT_ONCE)));
    while (more && many) {
      more = isDone(() -> newSegment(few * MOST));
    }
    isDone(this::merge);
  }

  /** Does all that is due, outside of every unit. */
  void runAll() {
    foldMany();
    boolean more = true;
    while (more) {
      more = isDone(() -> newSegment(few * MOST)) || isDone(this::merge);
    }
  }

  private void foldMany() {
    if (unitOfWork.read(() -> rows.dead().size()) >= few) {
      unitOfWork.run(
          () -> {
            states.take().forEach(this::fold);
            return true;
          });
    }
  }

  /** False if nothing is due, or another did it meanwhile. */
  private boolean isDone(Supplier<Option<Step>> planned) {
    Option<Step> step = unitOfWork.read(planned);
    return step.isDefined() && unitOfWork.run(() -> done(step.get()));
  }

  private Option<Step> newSegment(int most) {
    State state = states.state();
    // Before the texts: every text with an entry among them is settled too, and is read then.
    List<Long> dead = rows.settledDead(state.cut());
    List<TailText> texts = store.settled(state.cut(), most);
    if (texts.size() < few && dead.size() < few) {
      return Option.none();
    }
    long last = texts.isEmpty() ? 0 : texts.get(texts.size() - 1).entry();
    if (texts.size() < few) {
      // Many came and went, and once the cut is after them they are forgotten.
      last = Math.max(last, Collections.max(dead));
    }
    return Option.some(new Step(state, made(texts), List.of(), last + 1));
  }

  private Option<Step> merge() {
    try {
      State state = states.state();
      List<Listed> listed = rows.listed();
      List<SegmentView> due = due(store.segments(state, listed, rows.dead()));
      Set<Long> ids = due.stream().map(SegmentView::id).collect(Collectors.toSet());
      return Option.when(
          !due.isEmpty(),
          () ->
              new Step(
                  state,
                  merged(due),
                  listed.stream().filter(one -> ids.contains(one.id())).toList(),
                  state.cut()));
    } catch (MissingChunk mergedMeanwhile) {
      return Option.none();
    }
  }

  private static SegmentBytes made(List<TailText> texts) {
    SegmentBuilder builder = new SegmentBuilder();
    texts.forEach(builder::add);
    return builder.build();
  }

  private SegmentBytes merged(List<SegmentView> segments) {
    return SegmentMerge.of(segments.stream().map(rows::part).toList());
  }

  /**
   * The segments that are to become one: neighbours of about the same size, or one full of dead.
   */
  private List<SegmentView> due(List<SegmentView> segments) {
    for (SegmentView segment : segments) {
      if (segment.dead().cardinality() * DEAD_SHARE > segment.head().texts()) {
        return List.of(segment);
      }
    }
    int full = few * FULL;
    for (int size = few * MERGED; size <= full; size = Math.min(size * MERGED, full)) {
      List<SegmentView> run = run(segments, size);
      if (!run.isEmpty() || size == full) {
        return run;
      }
    }
    return List.of();
  }

  /** Neighbours that have each fewer texts than this, if they are enough. */
  private List<SegmentView> run(List<SegmentView> segments, int size) {
    List<SegmentView> run = new ArrayList<>();
    int full = few * FULL;
    int texts = 0;
    for (SegmentView segment : segments) {
      if (segment.head().texts() < size) {
        run.add(segment);
        texts += segment.head().texts();
        if (run.size() > 1 && (run.size() == MERGED && size < full || texts >= full)) {
          return run;
        }
      } else {
        run.clear();
        texts = 0;
      }
    }
    return List.of();
  }

  /** False if the segments are not those any more that the step was planned for. */
  private boolean done(Step step) {
    Option<State> now = states.take(step.seen());
    if (now.isEmpty() || !areThere(step.replaced())) {
      return false;
    }
    replace(step, now.get());
    return true;
  }

  private boolean areThere(List<Listed> replaced) {
    return new HashSet<>(rows.listed()).containsAll(replaced);
  }

  private void replace(Step step, State now) {
    step.replaced().forEach(one -> rows.remove(one.id()));
    add(step.made());
    states.set(new State(step.cut(), now.born()));
  }

  private void add(SegmentBytes made) {
    if (made.texts() > 0) {
      rows.add(made);
    }
  }

  /** Lets segments know which of their texts are dead. */
  private List<SegmentView> fold(State state) {
    List<Long> dead = rows.dead();
    List<Listed> listed = rows.listed();
    List<SegmentView> before = store.segments(state, listed, List.of());
    List<SegmentView> after = store.segments(state, listed, dead);
    for (int i = 0; i < after.size(); i++) {
      if (!after.get(i).dead().equals(before.get(i).dead())) {
        rows.fold(after.get(i));
      }
    }
    List<Long> known = dead.stream().filter(entry -> entry < state.cut()).toList();
    if (!known.isEmpty()) {
      rows.forget(known);
    }
    return after;
  }

  /** Leaves no word of a text that is not there any more; in the open unit. */
  void purge() {
    State state = states.waitFor();
    for (SegmentView segment : fold(state)) {
      if (!segment.dead().isEmpty()) {
        SegmentBytes living = merged(List.of(segment));
        rows.remove(segment.id());
        add(living);
      }
    }
  }

  /** Takes all segments away, so that every text waits for a new one; in the open unit. */
  void reset() {
    states.waitFor();
    rows.listed().forEach(one -> rows.remove(one.id()));
    store.renumber();
    List<Long> dead = rows.dead();
    if (!dead.isEmpty()) {
      rows.forget(dead);
    }
    states.set(WordStates.bornNow());
  }

  /** Whether the segments say what the texts do; in the open unit. */
  boolean isSound() {
    if (states.isUnborn() && rows.listed().isEmpty()) {
      // Looking at an index that has no segments yet must not write its state.
      return true;
    }
    State state = states.waitFor();
    List<Long> dead = rows.dead();
    boolean sound = isSound(state, dead);
    // A text that goes while it is compared is no fault.
    for (List<Long> now = rows.dead(); !sound && !now.equals(dead); now = rows.dead()) {
      dead = now;
      sound = isSound(state, dead);
    }
    return sound;
  }

  private boolean isSound(State state, List<Long> dead) {
    try {
      long at = 1;
      for (SegmentView segment : store.segments(state, rows.listed(), dead)) {
        long last = segment.head().lastEntry();
        if (last >= state.cut() || !isSame(segment, made(store.between(at, last).toJavaList()))) {
          return false;
        }
        at = last + 1;
      }
      return store.between(at, state.cut() - 1).isEmpty();
    } catch (MissingChunk | IndexOutOfBoundsException damaged) {
      return false;
    }
  }

  private boolean isSame(SegmentView segment, SegmentBytes expected) {
    SegmentBytes living = merged(List.of(segment));
    return Arrays.equals(living.head(), expected.head())
        && segment.words() == expected.words()
        && areSame(living.chunks(), expected.chunks())
        && areSame(living.places(), expected.places());
  }

  private static boolean areSame(List<byte[]> some, List<byte[]> others) {
    return Arrays.deepEquals(some.toArray(byte[][]::new), others.toArray(byte[][]::new));
  }
}
