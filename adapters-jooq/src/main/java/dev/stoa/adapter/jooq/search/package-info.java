/** The text index and the vector index on either engine. */
package dev.stoa.adapter.jooq.search;
