/** Notes in tables. */
package dev.stoa.adapter.jooq.notebook;
