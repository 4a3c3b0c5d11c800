/** Knowledge in tables. */
package dev.stoa.adapter.jooq.knowledge;
