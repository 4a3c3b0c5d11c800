/**
 * What every text index and every vector index promises, and two that are gone with the process.
 */
package dev.stoa.testkit.search;
