/** What searching by words and by meaning costs beside bare queries. */
package dev.stoa.benchmarks.search;
