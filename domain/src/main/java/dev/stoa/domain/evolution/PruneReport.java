package dev.stoa.domain.evolution;

/**
 * What pruning did, or would do.
 *
 * @param archivedEpisodes moved to the archive
 * @param archivedActions actions of failed episodes, moved with them
 * @param deletedActions actions of other archived episodes, deleted
 * @param thinnedActions actions deleted of episodes that stay
 */
public record PruneReport(
    long archivedEpisodes, long archivedActions, long deletedActions, long thinnedActions) {

  /** Whether there was nothing to prune. */
  public boolean isEmpty() {
    return archivedEpisodes == 0 && thinnedActions == 0;
  }
}
