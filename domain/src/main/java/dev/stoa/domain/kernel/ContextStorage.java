package dev.stoa.domain.kernel;

/**
 * The part of a workspace that one context stores: its ports, and the unit of work they run in.
 *
 * <p>Each context extends this with its ports. A store implements those it offers; all of them
 * share the one unit of work.
 */
public interface ContextStorage {

  UnitOfWork unitOfWork();
}
