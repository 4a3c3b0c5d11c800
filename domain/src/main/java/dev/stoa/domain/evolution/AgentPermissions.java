package dev.stoa.domain.evolution;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What a created agent may do; immutable. It may never abort an episode or propose a resolution.
 *
 * @param allow paths of the state it may change, with everything below them
 * @param deny paths it may not change, which counts more than what is allowed
 * @param maxMutations how many changes it may propose in a turn
 * @param speakEvery it speaks once in this many turns
 */
public record AgentPermissions(
    Seq<String> allow, Seq<String> deny, int maxMutations, int speakEvery) {

  /** The most changes in a turn that may be allowed. */
  public static final int MAX_MUTATIONS = 3;

  /** The longest path. */
  public static final int MAX_PATH = 1_000;

  /** The most paths of a list. */
  public static final int MAX_PATHS = 1_000;

  /** Refuses invalid fields; the message names the field. */
  public AgentPermissions {
    allow = allow.toVector();
    deny = deny.toVector();
    paths("allow", allow);
    paths("deny", deny);
    if (maxMutations < 0 || maxMutations > MAX_MUTATIONS) {
      throw new InvalidValue(
          "max_mutations " + maxMutations + " is out of range: give 0 to " + MAX_MUTATIONS);
    }
    if (speakEvery < 1) {
      throw new InvalidValue("speak_every " + speakEvery + " is below 1: give 1 or more");
    }
  }

  /** Permission to change nothing, speaking in every turn. */
  public static AgentPermissions none() {
    return new AgentPermissions(Vector.empty(), Vector.empty(), 0, 1);
  }

  /** Also allowing to change a path and everything below it. */
  public AgentPermissions allow(String path) {
    return new AgentPermissions(allow.append(path), deny, Math.max(1, maxMutations), speakEvery);
  }

  /** Denying a path and everything below it. */
  public AgentPermissions deny(String path) {
    return new AgentPermissions(allow, deny.append(path), maxMutations, speakEvery);
  }

  /** Allowing this many changes in a turn. */
  public AgentPermissions maxMutations(int count) {
    return new AgentPermissions(allow, deny, count, speakEvery);
  }

  /** Speaking once in this many turns. */
  public AgentPermissions speakEvery(int turns) {
    return new AgentPermissions(allow, deny, maxMutations, turns);
  }

  /** Whether it may change a path: what is not allowed is denied. */
  public boolean permits(String path) {
    return allow.exists(one -> covers(one, path)) && !deny.exists(one -> covers(one, path));
  }

  /** What of an action is not permitted, in a sentence; none if all of it is. */
  public Option<String> violation(Seq<String> changedPaths, boolean aborts, boolean resolves) {
    if (aborts) {
      return Option.some("a created agent may not abort an episode: leave abort out");
    }
    if (resolves) {
      return Option.some("a created agent may not propose a resolution: leave it out");
    }
    if (changedPaths.size() > maxMutations) {
      return Option.some(
          "the action has " + changedPaths.size() + " changes: make at most " + maxMutations);
    }
    return changedPaths
        .find(path -> !permits(path))
        .map(path -> "path " + path + " is not permitted: change only what is allowed");
  }

  /** A path covers itself and what is below it, not what merely begins with the same letters. */
  private static boolean covers(String listed, String path) {
    return path.equals(listed) || path.startsWith(listed + ".");
  }

  private static void paths(String field, Seq<String> paths) {
    if (paths.size() > MAX_PATHS) {
      throw new InvalidValue(field + " has " + paths.size() + " paths: give at most " + MAX_PATHS);
    }
    paths.forEach(path -> PlainText.require(field, path, MAX_PATH));
  }
}
