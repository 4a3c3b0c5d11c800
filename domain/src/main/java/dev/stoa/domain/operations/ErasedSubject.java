package dev.stoa.domain.operations;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * Whose content is erased.
 *
 * @param id the id of the agent or the user
 * @param name what records name it by: the identity of an agent, the id of a user
 * @param replacement what replaces the name afterwards
 * @param scopes the scopes of memories that are its own
 */
public record ErasedSubject(
    SubjectKind kind, String id, String name, String replacement, Seq<String> scopes) {

  private static final String ERASED = "erased-";

  public ErasedSubject {
    scopes = Vector.ofAll(scopes).distinct();
  }

  /** An agent, whose id stays. */
  public static ErasedSubject agent(String id, AgentName identity, Seq<String> scopes) {
    return new ErasedSubject(SubjectKind.AGENT, id, identity.value(), ERASED + id, scopes);
  }

  /** A user, of whom nothing stays: the id of the erasure replaces it. */
  public static ErasedSubject user(String id, String erasureId, Seq<String> scopes) {
    return new ErasedSubject(SubjectKind.USER, id, id, ERASED + erasureId, scopes);
  }
}
