package dev.stoa.domain.audit;

import dev.stoa.domain.audit.tlog.VerifierKey;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * The keys that the log itself introduced, by the sequence of the entry.
 *
 * <p>A key is introduced in the transaction that signs its first checkpoint, right before it. So
 * the chain says which key signed every checkpoint, and that there is one of exactly that size.
 */
public final class IntroducedKeys {

  private TreeMap<Long, VerifierKey> keys = TreeMap.empty();

  /** Takes note of an entry that was found good. */
  void see(AuditRow row) {
    if (StoaEventType.AUDIT_KEY_INTRODUCED.label().equals(row.eventType())) {
      key(row.details()).forEach(key -> keys = keys.put(row.sequence(), key));
    }
  }

  /** The key that signs a log of this size. */
  Option<VerifierKey> at(long size) {
    return keys.filterKeys(sequence -> sequence <= size).lastOption().map(last -> last._2);
  }

  /** The sizes at which a key signed its first checkpoint. */
  Seq<Long> firstSizes() {
    return keys.keySet().toVector();
  }

  private static Option<VerifierKey> key(@Nullable String details) {
    try {
      return details != null && JsonParser.parse(details) instanceof JsonObject object
          ? object
              .members()
              .get(AuditMembers.VERIFIER_KEY)
              .filter(JsonString.class::isInstance)
              .map(text -> VerifierKey.parse(((JsonString) text).value()))
          : Option.none();
    } catch (IllegalArgumentException notWrittenByStoa) {
      return Option.none();
    }
  }
}
