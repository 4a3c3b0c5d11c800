/** The wiring and the commands of the search over everything. */
package dev.stoa.bootstrap.search;
