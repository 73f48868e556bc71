import styles from './SessionEnded.module.css';

interface SessionEndedProps {
  title: string;
  text: string;
  /** Leads to `href`, where one signs in. */
  link: string;
  href: string;
}

/** In place of what only the people of the team may see, once their session has ended (R-TEAM-7). */
export function SessionEnded({ title, text, link, href }: SessionEndedProps) {
  return (
    <section className={styles['ended']} role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      <a className="button" href={href}>
        {link}
      </a>
    </section>
  );
}
