package dev.stoa.application.operations;

import dev.stoa.application.audit.VerifyRequest;
import io.vavr.control.Option;

/**
 * How closely to look at a workspace.
 *
 * @param deep whether to read everything for damage, and to compare the indexes with the rows
 * @param audit what to verify the audit chain against; none leaves it out
 */
public record HealthRequest(boolean deep, Option<VerifyRequest> audit) {

  /** What takes no time. */
  public static final HealthRequest QUICK = new HealthRequest(false, Option.none());
}
