/**
 * Export, import, copy, backup and restore of a whole workspace; maintenance, erasure and health.
 */
@NullMarked
@MayUse({"agent", "audit", "search"})
package dev.stoa.application.operations;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
