package dev.stoa.domain.conversation;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/**
 * What makes the current messages of a conversation those of a list that a framework gives.
 *
 * <p>A memory that only grows, or forgets its oldest messages, appends; the forgotten ones stay as
 * history. Other changes correct and remove as few messages as their numbers allow, because nothing
 * can be inserted between two numbers.
 *
 * @param corrected messages, and what they say instead
 * @param removed messages of the list before that are in its way
 * @param evicted messages of the list before that are history now
 * @param appended in order; the first is the system message if {@code leading} says so
 * @param first the first message that stays, after the system message
 * @param system the system message that stays before all others
 * @param leading whether the first appended message is the system message before all others
 */
public record MessageRewrite(
    Vector<Tuple2<ConversationMessage, MessageDraft>> corrected,
    Vector<ConversationMessage> removed,
    Vector<ConversationMessage> evicted,
    Vector<MessageDraft> appended,
    Option<Long> first,
    Option<Long> system,
    boolean leading) {

  /**
   * The changes.
   *
   * @param system the system message that comes before the others, if there is one
   * @param others the other current messages, oldest first, their texts plain
   * @param given the list in place of them
   */
  public static MessageRewrite of(
      Option<ConversationMessage> system,
      Seq<ConversationMessage> others,
      Seq<MessageDraft> given) {
    return of(system, others, given, MessageRewrite::of);
  }

  /**
   * As above, of a list that was read and added to while others may have appended: what they
   * appended stays, and what the list adds is appended behind it.
   *
   * @param history the messages before the current ones, oldest first: others may have made history
   *     of what the list begins with
   */
  public static MessageRewrite extending(
      Option<ConversationMessage> system,
      Supplier<Seq<ConversationMessage>> history,
      Seq<ConversationMessage> others,
      Seq<MessageDraft> given) {
    return of(
        system,
        others,
        given,
        (stored, added) ->
            grown(stored, added)
                .orElse(() -> besideOthers(stored, 0, added))
                .orElse(() -> besideOthers(history.get().toVector(), stored, added))
                .getOrElse(() -> of(stored, added)));
  }

  private static MessageRewrite of(
      Option<ConversationMessage> system,
      Seq<ConversationMessage> others,
      Seq<MessageDraft> given,
      BiFunction<Vector<ConversationMessage>, Vector<MessageDraft>, MessageRewrite> rewrite) {
    Vector<ConversationMessage> stored = others.toVector();
    Option<ConversationMessage> lead =
        system.orElse(stored.headOption().filter(one -> one.role() == MessageRole.SYSTEM));
    boolean leads = given.headOption().exists(one -> one.role() == MessageRole.SYSTEM);
    Vector<ConversationMessage> rest =
        system.isEmpty() && lead.isDefined() ? stored.tail() : stored;
    MessageRewrite changes =
        rewrite.apply(rest, leads ? given.toVector().tail() : given.toVector());
    if (!leads) {
      return lead.map(changes::without).getOrElse(changes);
    }
    return lead.map(one -> changes.leadBy(one, given.head()))
        .getOrElse(() -> changes.leadBy(given.head()));
  }

  private static Option<MessageRewrite> grown(
      Vector<ConversationMessage> stored, Vector<MessageDraft> given) {
    for (int i = 0; i < stored.size(); i++) {
      if (common(stored, i, given) == stored.size() - i) {
        return Option.some(
            from(stored, i, Vector.empty(), Vector.empty(), given.drop(stored.size() - i)));
      }
    }
    return Option.none();
  }

  private static Option<MessageRewrite> besideOthers(
      Vector<ConversationMessage> history,
      Vector<ConversationMessage> stored,
      Vector<MessageDraft> given) {
    return history.isEmpty()
        ? Option.none()
        : besideOthers(history.appendAll(stored), history.size(), given);
  }

  /**
   * Appends what the list adds, if it begins with stored messages.
   *
   * @param past how many of the stored messages are history; these alone must be as many as what is
   *     added, because a list in place of another may begin with the same words
   */
  private static Option<MessageRewrite> besideOthers(
      Vector<ConversationMessage> stored, int past, Vector<MessageDraft> given) {
    int start = 0;
    int most = 0;
    for (int i = 0; i < stored.size(); i++) {
      int same = common(stored, i, given);
      if (same > most && (i + same > past || same >= given.size() - same)) {
        start = i;
        most = same;
      }
    }
    Vector<MessageDraft> added = given.drop(most);
    Vector<ConversationMessage> theirs = stored.drop(start + most);
    boolean began = past == 0 && stored.size() == 1 && given.size() == 1;
    return (most > 0 || began) && !added.isEmpty() && !theirs.exists(one -> added.exists(one::says))
        ? Option.some(from(stored, start, Vector.empty(), Vector.empty(), added))
        : Option.none();
  }

  private static MessageRewrite of(Vector<ConversationMessage> stored, Vector<MessageDraft> given) {
    return grown(stored, given).getOrElse(() -> changed(stored, given));
  }

  private static MessageRewrite changed(
      Vector<ConversationMessage> stored, Vector<MessageDraft> given) {
    int start = 0;
    int most = 0;
    for (int i = 0; i < stored.size(); i++) {
      int same = common(stored, i, given);
      if (same > most) {
        start = i;
        most = same;
      }
    }
    int end = commonEnd(stored.drop(start + most), given.drop(most));
    Vector<ConversationMessage> old = stored.drop(start + most).dropRight(end);
    Vector<MessageDraft> wanted = given.drop(most).dropRight(end);
    if (most > 0 && wanted.size() <= old.size() || end > 0 && wanted.size() == old.size()) {
      return from(stored, start, pairs(old, wanted), old.drop(wanted.size()), Vector.empty());
    }
    return most > 0
        ? from(
            stored,
            start,
            pairs(stored.drop(start + most), given.drop(most)),
            Vector.empty(),
            given.drop(stored.size() - start))
        : anew(stored, given);
  }

  /** Nothing stays: what the list has in common with the one before is appended again. */
  private static MessageRewrite anew(
      Vector<ConversationMessage> stored, Vector<MessageDraft> given) {
    Set<MessageDraft> again = HashSet.ofAll(given);
    return new MessageRewrite(
        Vector.empty(),
        stored.filter(one -> again.contains(MessageDraft.of(one))),
        stored.reject(one -> again.contains(MessageDraft.of(one))),
        given,
        Option.none(),
        Option.none(),
        false);
  }

  private static MessageRewrite from(
      Vector<ConversationMessage> stored,
      int start,
      Vector<Tuple2<ConversationMessage, MessageDraft>> corrected,
      Vector<ConversationMessage> removed,
      Vector<MessageDraft> appended) {
    return new MessageRewrite(
        corrected,
        removed,
        stored.take(start),
        appended,
        stored
            .drop(start)
            .reject(removed::contains)
            .headOption()
            .map(ConversationMessage::sequence),
        Option.none(),
        false);
  }

  private static Vector<Tuple2<ConversationMessage, MessageDraft>> pairs(
      Vector<ConversationMessage> stored, Vector<MessageDraft> given) {
    return stored.zipWith(given, Tuple::of).reject(one -> one._1.says(one._2));
  }

  private static int common(
      Vector<ConversationMessage> stored, int start, Vector<MessageDraft> given) {
    int same = 0;
    while (start + same < stored.size()
        && same < given.size()
        && stored.get(start + same).says(given.get(same))) {
      same++;
    }
    return same;
  }

  private static int commonEnd(Vector<ConversationMessage> stored, Vector<MessageDraft> given) {
    int same = 0;
    while (same < stored.size()
        && same < given.size()
        && stored.get(stored.size() - 1 - same).says(given.get(given.size() - 1 - same))) {
      same++;
    }
    return same;
  }

  /** The system message is no longer in the list; where it cannot be history it is in the way. */
  private MessageRewrite without(ConversationMessage lead) {
    boolean inTheWay = first.exists(number -> lead.sequence() > number);
    return new MessageRewrite(
        corrected,
        inTheWay ? removed.append(lead) : removed,
        inTheWay ? evicted : evicted.append(lead),
        appended,
        first,
        Option.none(),
        false);
  }

  private MessageRewrite leadBy(ConversationMessage lead, MessageDraft draft) {
    return new MessageRewrite(
        lead.says(draft) ? corrected : corrected.prepend(Tuple.of(lead, draft)),
        removed,
        evicted,
        appended,
        first,
        Option.some(lead.sequence()),
        false);
  }

  private MessageRewrite leadBy(MessageDraft draft) {
    return new MessageRewrite(
        corrected, removed, evicted, appended.prepend(draft), first, Option.none(), true);
  }

  /** Whether nothing is corrected or removed. */
  public boolean onlyAppends(Evicted wanted) {
    return corrected.isEmpty() && unwanted(wanted).isEmpty();
  }

  /** What is removed. */
  public Vector<ConversationMessage> unwanted(Evicted wanted) {
    return wanted == Evicted.REMOVED ? removed.appendAll(evicted) : removed;
  }

  /**
   * Which messages are current after the changes.
   *
   * @param next the number of the first appended message
   */
  public CurrentMessages current(long next) {
    return new CurrentMessages(
        first.getOrElse(leading ? next + 1 : next), leading ? Option.some(next) : system);
  }
}
