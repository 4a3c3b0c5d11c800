package dev.stoa.domain.audit;

import dev.stoa.domain.audit.tlog.VerifierKey;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.Labelled;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * The members of one of Stoa's own entries: ids, numbers and labels of Stoa, never names or
 * content.
 *
 * <p>Entries cannot be changed, so what may have to be erased one day must not get into them.
 */
public final class AuditMembers {

  /** No members. */
  public static final AuditMembers NONE = new AuditMembers(HashMap.empty());

  static final String VERIFIER_KEY = "verifier_key";

  private static final String ID = "_id";

  private final Map<String, JsonValue> members;

  private AuditMembers(Map<String, JsonValue> members) {
    this.members = members;
  }

  /** The id of something, under a name that says of what and ends in {@code _id}. */
  public static AuditMembers of(String name, String id) {
    return NONE.id(name, id);
  }

  /** As {@link #of}, in addition. */
  public AuditMembers id(String name, String id) {
    return with(idName(name), new JsonString(id));
  }

  /** As {@link #of}, in addition; an id that is not known is {@code null}. */
  public AuditMembers id(String name, Option<String> id) {
    return with(idName(name), id.<JsonValue>map(JsonString::new).getOrElse(JsonNull::new));
  }

  /** And those of another. */
  public AuditMembers and(AuditMembers other) {
    return new AuditMembers(members.merge(other.members));
  }

  /** How many, or how much. */
  public AuditMembers number(String name, long value) {
    return with(name, number(value));
  }

  /** A measured value. */
  public AuditMembers decimal(String name, double value) {
    return with(name, new JsonNumber(Double.toString(value)));
  }

  /** Whether something is so. */
  public AuditMembers flag(String name, boolean value) {
    return with(name, new JsonBoolean(value));
  }

  /** How many of each kind. */
  public AuditMembers numbers(String name, Map<String, Long> values) {
    return with(name, new JsonObject(values.mapValues(AuditMembers::number)));
  }

  /** The SHA-256 of a document, as 64 hexadecimal digits. */
  public AuditMembers sha256(String name, String hash) {
    return with(name, new JsonString(hash));
  }

  /** One of a closed set of Stoa's own words. */
  public AuditMembers label(String name, Labelled value) {
    return with(name, new JsonString(value.label()));
  }

  /** The key that the log's checkpoints are signed with from here on. */
  public AuditMembers verifierKey(VerifierKey key) {
    return with(VERIFIER_KEY, new JsonString(key.toString()));
  }

  CanonicalJson json() {
    return CanonicalJson.of(new JsonObject(members));
  }

  private AuditMembers with(String name, JsonValue value) {
    return new AuditMembers(members.put(name, value));
  }

  private static JsonValue number(long value) {
    return new JsonNumber(Long.toString(value));
  }

  private static String idName(String name) {
    if (!name.endsWith(ID)) {
      throw new InvalidValue("member " + name + " holds an id: let its name end in " + ID);
    }
    return name;
  }
}
