/**
 * What every text index and every vector index promises, and two that are gone with the process.
 */
@NullMarked
package dev.stoa.testkit.search;

import org.jspecify.annotations.NullMarked;
