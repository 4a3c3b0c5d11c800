/** The PostgreSQL side of the seam: one schema is one workspace. */
package dev.stoa.adapter.postgres;
