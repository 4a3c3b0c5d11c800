package dev.stoa.adapter.jooq.sql;

import org.jooq.Param;

/**
 * A member of a JSON object, in the forms that engines look for it; each uses those it needs.
 *
 * @param pattern JSON that contains the member and nothing else
 * @param kind the type of the value: text, number, true, false or null
 * @param value the value as plain text
 */
public record MemberParams(
    Param<String> pattern, Param<String> key, Param<String> kind, Param<String> value) {

  /** The parameters of a statement that looks for one member. */
  public static final MemberParams ONE =
      new MemberParams(
          Params.named("member_pattern", String.class),
          Params.named("member_key", String.class),
          Params.named("member_kind", String.class),
          Params.named("member_value", String.class));
}
